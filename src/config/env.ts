import { envField } from 'astro/config'
import { type Setting, settings } from './settings.ts'

/** The same table for astro:env: everything is public and known at build. */
export const envSchema = Object.fromEntries(
  (Object.keys(settings) as Setting[]).map(name => [
    name,
    envField.string({ context: 'client', access: 'public', default: settings[name].default, optional: true }),
  ]),
)
