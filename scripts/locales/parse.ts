export interface Entry {
  value: string
  line: number
  /** offsets of the quoted value in the file */
  start: number
  end: number
}

interface Fault {
  line: number
  key: string
  cause: string
  cure: string
}

export interface Parsed {
  entries: Map<string, Entry>
  faults: Fault[]
}

const token = /[ \t\r\n]*(?:([{}:,])|("(?:[^"\\\n]|\\.)*")|([^\s{}:,"]+|"[^\n]*|$))/y

/**
 * Reads a file of words with the line of each key, which JSON.parse forgets. Only objects and strings are
 * words; a fault that breaks the JSON ends the reading, the others are collected.
 */
export function parseLocale(text: string): Parsed {
  const entries = new Map<string, Entry>()
  const faults: Fault[] = []
  const lines = lineFinder(text)
  let at = 0
  let found: RegExpExecArray
  let start = 0

  const next = () => {
    token.lastIndex = at
    found = token.exec(text)!
    at = token.lastIndex
    start = at - (found[1] ?? found[2] ?? found[3] ?? '').length
  }
  const stop = (key: string, cause: string, cure: string): never => {
    throw { line: lines(start), key, cause, cure } satisfies Fault
  }
  const quoted = (key: string): string => {
    try {
      return JSON.parse(found[2]!)
    } catch {
      return stop(
        key,
        `invalid JSON: ${found[2]} holds a bad escape`,
        'write a backslash as \\\\ and a quote as “ ”',
      )
    }
  }

  const object = (path: string) => {
    next()
    if (found[1] === '}') return
    for (;;) {
      if (!found[2])
        stop(path, 'invalid JSON: a quoted key is missing', 'look for a comma too many or a missing quote')
      const key = path ? `${path}.${quoted(path)}` : quoted(path)
      const line = lines(start)
      next()
      if (found[1] !== ':') stop(key, 'invalid JSON: no colon after the key', 'write "key": "words"')
      next()
      if (found[1] === '{') object(key)
      else if (found[2]) add(key, { value: quoted(key), line, start, end: at })
      else if (found[1] || !found[3] || found[3].startsWith('"'))
        stop(key, 'invalid JSON: no quoted words after the colon', 'write "key": "words", all on one line')
      else
        faults.push({
          line,
          key,
          cause: `${found[3]} is not text`,
          cure: 'put it in quotes; lists are numbered keys',
        })
      next()
      if (found[1] === '}') return
      if (found[1] !== ',')
        stop(key, 'invalid JSON: no comma after this value', 'end every value but the last with a comma')
      next()
    }
  }
  const add = (key: string, entry: Entry) => {
    if (entries.has(key))
      faults.push({
        line: entry.line,
        key,
        cause: 'the key stands twice',
        cure: 'keep the right one; readers would see the last',
      })
    entries.set(key, entry)
  }

  try {
    next()
    if (found![1] !== '{') stop('', 'invalid JSON: the file does not begin with {', 'wrap the words in { }')
    object('')
    next()
    if (found![1] || found![2] || found![3])
      stop('', 'invalid JSON: something follows the last }', 'remove it')
  } catch (fault) {
    if (fault instanceof Error) throw fault
    faults.push(fault as Fault)
  }
  return { entries, faults }
}

function lineFinder(text: string) {
  const starts = [0]
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1)
  return (offset: number) => starts.findLastIndex(begin => begin <= offset) + 1
}
