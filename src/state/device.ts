import { computed, map } from 'nanostores'
import { limits } from '#config/limits.ts'

type DeviceSize = 'web' | 'ipad' | 'mobile'

const mobileAgent = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i

export const sizeOf = (width: number): DeviceSize =>
  width <= limits.breakpoints.mobileMax ? 'mobile' : width <= limits.breakpoints.ipadMax ? 'ipad' : 'web'

export const isMobileAgent = (agent: string): boolean => mobileAgent.test(agent)

export const device = map({
  clientWidth: 0,
  headerLayoutHeight: 0,
  downloadPlatformIndex: 0,
  mobileAgent: false,
})

/** web until the width is known, as on the server */
export const deviceSize = computed(device, ({ clientWidth }) => (clientWidth ? sizeOf(clientWidth) : 'web'))

/** A phone by its size or by its own word. */
export const isMobile = computed([device, deviceSize], (d, size) => d.mobileAgent || size === 'mobile')

export const choosePlatform = (index: number) => device.setKey('downloadPlatformIndex', index)

/** Width and header height, kept up to date; the height is also a CSS variable for sticky things. */
export function watchDevice(header: HTMLElement | null) {
  device.setKey('mobileAgent', isMobileAgent(navigator.userAgent))
  const measure = () => {
    device.setKey('clientWidth', document.documentElement.clientWidth)
    device.setKey('headerLayoutHeight', header?.offsetHeight ?? 0)
    document.documentElement.style.setProperty('--header', `${header?.offsetHeight ?? 0}px`)
  }
  new ResizeObserver(measure).observe(header ?? document.documentElement)
  addEventListener('resize', measure, { passive: true })
  measure()
}
