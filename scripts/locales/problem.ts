/** What is wrong, where, and what to do about it. */
export interface Problem {
  /** path from the project's root */
  file: string
  line: number
  /** key inside the file; empty when the whole file is meant */
  key: string
  cause: string
  cure: string
}

/** locales/es/home.json:12 hero.title: lost {{count}}; put it where the number belongs. */
export const sentence = ({ file, line, key, cause, cure }: Problem): string =>
  `${file}:${line}${key && ` ${key}`}: ${cause}; ${cure}.`
