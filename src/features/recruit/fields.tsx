import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import type { Field } from './check.ts'

export const idOf = (field: Field) => `apply-${field}`

interface Said {
  field: Field
  label: string
  hint?: string
  /** the message beside the field; none: nothing is wrong */
  fault: string | undefined
}

const described = ({ field, hint, fault }: Said) =>
  [hint && `${idOf(field)}-hint`, fault && `${idOf(field)}-fault`].filter(Boolean).join(' ') || undefined

const invalid = ({ fault }: Said) => (fault ? true : undefined)

function Fault({ field, fault }: Said) {
  return (
    <p className="er s" id={`${idOf(field)}-fault`}>
      {fault && <Icon name="alert" />}
      {fault}
    </p>
  )
}

const Hint = ({ field, hint }: Said) =>
  hint ? (
    <span className="sub s" id={`${idOf(field)}-hint`}>
      {hint}
    </span>
  ) : null

type TextProps = Said & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'required'>

export function TextField({ type = 'text', autoComplete, required = true, ...said }: TextProps) {
  return (
    <div className={said.fault ? 'f bad' : 'f'}>
      <label htmlFor={idOf(said.field)}>{said.label}</label>
      <Hint {...said} />
      <div className="field">
        <input
          id={idOf(said.field)}
          name={said.field}
          type={type}
          autoComplete={autoComplete}
          required={required}
          aria-invalid={invalid(said)}
          aria-describedby={described(said)}
        />
      </div>
      <Fault {...said} />
    </div>
  )
}

export function LongField({ length, most, ...said }: Said & { length: number; most: number }) {
  return (
    <div className={said.fault ? 'f bad' : 'f'}>
      <label htmlFor={idOf(said.field)}>{said.label}</label>
      <Hint {...said} />
      <div className="field long">
        <textarea
          id={idOf(said.field)}
          name={said.field}
          rows={5}
          required
          aria-invalid={invalid(said)}
          aria-describedby={described(said)}
        />
        <span className={length > most ? 'num s over' : 'num s sub'} aria-hidden="true">
          {length} / {most}
        </span>
      </div>
      <Fault {...said} />
    </div>
  )
}

/**
 * The browser's own words for a file field are in the browser's language, so they lie hidden under ours; the field
 * fills the zone, takes click, key and drop, and shows the name of the file once there is one.
 */
export function FileField({ choose, drop, ...said }: Said & { choose: string; drop: string }) {
  return (
    <div className={said.fault ? 'f bad' : 'f'}>
      <label htmlFor={idOf(said.field)}>{said.label}</label>
      <Hint {...said} />
      <div className="drop">
        <input
          id={idOf(said.field)}
          name={said.field}
          type="file"
          accept="application/pdf,.pdf"
          required
          aria-invalid={invalid(said)}
          aria-describedby={described(said)}
        />
        <span className="btn sm" aria-hidden="true">
          {choose}
        </span>
        <span className="sub s" aria-hidden="true">
          {drop}
        </span>
      </div>
      <Fault {...said} />
    </div>
  )
}

interface Choice {
  value: string
  words: string
  lang?: string
}

type ChoiceProps = Said & { choices: readonly Choice[]; legend?: boolean; children?: ReactNode }

/** Several of a few; the link of the summary leads to the first. */
export function Choices({ choices, legend = false, children, ...said }: ChoiceProps) {
  return (
    <fieldset className={said.fault ? 'f bad' : 'f'} aria-describedby={described(said)}>
      <legend className={legend ? 'd' : undefined}>{said.label}</legend>
      <Hint {...said} />
      <ul className={legend ? 'boxes' : 'row'}>
        {choices.map(({ value, words, lang }, index) => (
          <li key={value}>
            <label className={legend ? 'box' : 'chip'} lang={lang}>
              <input
                id={index === 0 ? idOf(said.field) : undefined}
                name={said.field}
                type="checkbox"
                value={value}
              />
              {words}
            </label>
          </li>
        ))}
      </ul>
      {children}
      <Fault {...said} />
    </fieldset>
  )
}
