import { limits } from '#config/limits.ts'
import { readImage } from './image.ts'
import type { FileName } from './kinds.ts'

export interface Upload {
  /** the submitter's name of the file: shown as text, never used as a path */
  name: string
  bytes: Uint8Array
}

type FileFault =
  | 'file.image'
  | 'file.damaged'
  | 'file.animated'
  | 'file.small'
  | 'file.large'
  | 'file.square'
  | 'file.pdf'

const widest = 4_096

/**
 * A file is what its bytes say; its name and declared type are not asked. The form crops a logo and exports it
 * at 400x400; one that comes without it must be square already.
 */
export function fileFault(name: FileName, { bytes }: Upload): FileFault | undefined {
  if (name !== 'logo') return isPdf(bytes) ? undefined : 'file.pdf'
  const image = readImage(bytes)
  if (!image) return 'file.image'
  if (image.damaged) return 'file.damaged'
  if (image.animated) return 'file.animated'
  const { side } = limits.logo
  if (image.width < side || image.height < side) return 'file.small'
  if (image.width > widest || image.height > widest) return 'file.large'
  return image.width === image.height ? undefined : 'file.square'
}

export const fileType = (name: FileName, bytes: Uint8Array): string =>
  name === 'logo' ? (readImage(bytes)?.type ?? 'application/octet-stream') : 'application/pdf'

/** `%PDF-1.7` at the start and the end mark near the end. */
function isPdf(bytes: Uint8Array): boolean {
  const ascii = new TextDecoder('latin1')
  return (
    /^%PDF-[12]\.\d/.test(ascii.decode(bytes.subarray(0, 8))) &&
    ascii.decode(bytes.subarray(-1024)).includes('%%EOF')
  )
}
