import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { progress } from '#state/progress.ts'
import { draw } from './bind.ts'

interface Props {
  label: string
}

/** The same element, told by React once React is alive in the page. */
export default function LoadingBar({ label }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const state = useStore(progress, { ssr: 'initial' })

  useEffect(() => {
    document.dispatchEvent(new Event('tide:bar-taken'))
    if (bar.current) draw(bar.current, state)
  }, [state])

  return (
    <div
      ref={bar}
      className="bar"
      id="loading-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      hidden
    />
  )
}
