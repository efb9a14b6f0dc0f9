import { limits } from '#config/limits.ts'
import { codes, type Lang, languages } from '#i18n/languages.ts'
import type { Field } from './check.ts'
import { Choices, FileField, LongField, TextField } from './fields.tsx'
import type { FormWords } from './form-words.ts'
import { Notes } from './Notes.tsx'
import { useApplication } from './use-application.ts'

interface Props {
  lang: Lang
  /** where the plain form posts; the island calls the same address */
  action: string
  /** SUBMIT_ENDPOINT where one is set */
  endpoint?: string
  successUrl: string
  words: FormWords
}

const spoken = codes.map(code => ({ value: code, words: languages[code].name, lang: languages[code].tag }))

/** The application. Posts as a plain multipart form too: the elements stay the same before and after it wakes. */
export default function RecruitForm({ lang, action, endpoint, successUrl, words }: Props) {
  const it = useApplication({ successUrl, endpoint })
  const labels: Record<Field, string> = {
    requirements: words.meets,
    name: words.name,
    email: words.email,
    others: words.others,
    region: words.region,
    languages: words.languages,
    url: words.url,
    description: words.about,
    resume: words.resume,
  }
  const message = (key: string) => words.faults[key] ?? words.faults['other'] ?? ''
  const said = (field: Field) => {
    const key = it.faults[field]
    return { field, label: labels[field], fault: key && message(key) }
  }
  const wrong = it.wrong.map(field => ({
    field,
    label: labels[field],
    message: message(it.faults[field] ?? 'other'),
  }))

  return (
    <form
      ref={it.form}
      action={action}
      method="post"
      encType="multipart/form-data"
      onSubmit={it.submit}
      onChange={it.change}
      aria-busy={it.phase === 'sending'}
    >
      <input type="hidden" name="lang" value={lang} />
      <div className="notes" ref={it.notes} tabIndex={-1} role="status">
        <Notes {...{ words, wrong }} reason={it.reason} restored={it.restored} clear={it.clear} />
      </div>
      <Choices
        {...said('requirements')}
        hint={words.meetsHint}
        choices={words.requirements.map(({ id, title }) => ({ value: id, words: title }))}
        legend
      >
        <p className="s state" role="status">
          {it.chosen > 0 && words.meetsState[it.chosen]}
        </p>
      </Choices>
      <fieldset>
        <legend className="d">{words.you}</legend>
        <div className="two">
          <TextField {...said('name')} autoComplete="name" />
          <TextField {...said('email')} type="email" autoComplete="email" />
          <TextField {...said('others')} hint={words.othersHint} />
          <TextField {...said('region')} autoComplete="address-level2" />
        </div>
        <Choices {...said('languages')} choices={spoken} />
      </fieldset>
      <fieldset>
        <legend className="d">{words.work}</legend>
        <LongField
          {...said('description')}
          hint={words.aboutHint}
          length={it.length}
          most={limits.text.introduction}
        />
        <TextField {...said('url')} hint={words.urlHint} type="url" required={false} />
        <FileField {...said('resume')} hint={words.resumeHint} choose={words.choose} drop={words.drop} />
      </fieldset>
      <div className="send">
        <button className="btn c" type="submit" aria-disabled={it.phase === 'sending'}>
          {it.phase === 'sending' ? words.sending : words.send}
        </button>
        <p className="sub s kept-note">{words.draft}</p>
      </div>
    </form>
  )
}
