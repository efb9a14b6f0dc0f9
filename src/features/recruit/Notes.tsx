import { Icon } from '#ui/Icon.tsx'
import type { Field } from './check.ts'
import type { Reason } from './deliver.ts'
import { idOf } from './fields.tsx'
import type { FormWords } from './form-words.ts'

interface Props {
  words: FormWords
  reason: Reason | undefined
  wrong: { field: Field; label: string; message: string }[]
  restored: boolean
  clear: () => void
}

/** What stands above the form: why it was not sent, what needs another look, or that a draft came back. */
export function Notes({ words, reason, wrong, restored, clear }: Props) {
  if (reason)
    return (
      <div className="sum">
        <Icon name="alert" />
        <div>
          <p>
            <b>{words.reasons.title}</b>
          </p>
          <p>{words.reasons[reason]}</p>
        </div>
      </div>
    )
  if (wrong.length > 0)
    return (
      <div className="sum">
        <Icon name="alert" />
        <div>
          <p>
            <b>{words.summary[wrong.length]}</b>
          </p>
          <ul>
            {wrong.map(({ field, label, message }) => (
              <li key={field}>
                <a href={`#${idOf(field)}`}>{label}</a> <span className="sub">{message}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    )
  return restored ? (
    <p className="kept">
      {words.restored}{' '}
      <button type="button" className="link" onClick={clear}>
        {words.clear}
      </button>
    </p>
  ) : null
}
