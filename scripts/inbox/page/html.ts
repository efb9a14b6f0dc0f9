import { languages } from '#i18n/languages.ts'
import { statuses } from '#sources/submissions/kinds.ts'
import { asText } from '../../origin/pages/html.ts'
import type { Decision, FileFacts, Version } from '../../origin/store/review.ts'
import type { Submission } from '../../origin/store/submissions.ts'

export const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #8885;padding:.4rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
img{width:6rem;height:6rem;border:1px solid #8885}textarea{width:100%;min-height:5rem}fieldset{margin:1.5rem 0}.told{padding:.6rem;border:2px solid}`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asText(title)}</title><link rel="stylesheet" href="style.css"><body><h1>${asText(title)}</h1>${body}</body></html>`

const row = (cells: string[]): string => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`

export function listPage(submissions: Submission[], subscribers: number): string {
  const rows = submissions.map(({ receipt, kind, status, lang, updated }) =>
    row([`<a href="s-${receipt}">${receipt}</a>`, kind, status, asText(lang), asText(updated)]),
  )
  return page(
    'Inbox',
    `<p>${submissions.length} submissions, ${subscribers} subscribers</p><table><tr><th>Receipt<th>Kind<th>Status<th>Language<th>Updated</tr>${rows.join('')}</table>`,
  )
}

interface Shown {
  submission: Submission
  versions: Version[]
  files: FileFacts[]
  decisions: Decision[]
  told: string[]
}

export function onePage({ submission, versions, files, decisions, told }: Shown): string {
  const { receipt, kind, status, version, lang } = submission
  const name = languages[lang].name
  const current = versions.find(one => one.version === version)?.payload ?? {}
  const before = versions.find(one => one.version === version - 1)?.payload
  const fields = Object.entries(current).map(([field, value]) => {
    const text = JSON.stringify(value, null, 1)
    const old = before && JSON.stringify(before[field], null, 1)
    return row([asText(field), asText(text) + (old && old !== text ? `<br><del>${asText(old)}</del>` : '')])
  })
  return page(
    `${kind} ${receipt}`,
    `<p><a href="./">All</a> · ${status} · version ${version} · in ${asText(name)}</p>${told.length ? `<p class="told" role="status">${told.map(asText).join('<br>')}</p>` : ''}<table>${fields.join('')}</table><h2>Files</h2><table>${files.map(file => fileRow(receipt, file)).join('')}</table><h2>Decisions</h2><table>${decisions.map(one => row([asText(one.at), one.status, asText(one.reason)])).join('')}</table>${form(submission, name)}`,
  )
}

/** A logo is shown as the picture its bytes are; a PDF is only ever downloaded. */
function fileRow(receipt: string, { version, field, type, size, name }: FileFacts): string {
  const address = `f-${receipt}-${version}-${field}`
  const shown = type.startsWith('image/')
    ? `<img src="${address}" alt="logo, version ${version}">`
    : `<a href="${address}" download>${asText(field)}</a>`
  return row([shown, `version ${version}`, asText(type), `${size} bytes`, asText(name)])
}

const form = ({ receipt, version, status, reason }: Submission, language: string): string =>
  `<form method="post" action="s-${receipt}"><fieldset><legend>Decide</legend><input type="hidden" name="version" value="${version}"><p>${statuses
    .map(
      one =>
        `<label><input type="radio" name="status" value="${one}"${one === status ? ' checked' : ''}> ${one}</label> `,
    )
    .join(
      '',
    )}</p><p><label>Reason, written in ${asText(language)}<textarea name="reason" maxlength="2000">${asText(reason)}</textarea></label></p><button>Decide</button></fieldset></form>`
