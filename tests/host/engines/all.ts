import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { cloudflare } from './cloudflare.ts'
import { matcher } from './matcher.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { origin } from './origin.ts'
import { vercel } from './vercel.ts'

export const engines = [matcher, origin, nginx, caddy, apache, cloudflare, netlify, vercel]
