/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | string
    'client:alive'?: boolean
    'client:rest'?: boolean | string
  }
}

export {}
