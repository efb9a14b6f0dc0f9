import type { AstroIntegration } from 'astro'

/** `client:intent`: an island hydrates at the first sign that somebody wants it, and keeps that first click. */
export const intentDirective = (): AstroIntegration => ({
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: new URL('./directive.ts', import.meta.url).pathname })
    },
  },
})
