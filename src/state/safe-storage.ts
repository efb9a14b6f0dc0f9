/**
 * Storage that never throws. A missing, blocked, full or corrupt `localStorage` becomes memory;
 * the page works, it only forgets.
 */
const memory = new Map<string, string>()

export const safeStorage = {
  get(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? memory.get(key)
    } catch {
      return memory.get(key)
    }
  },
  set(key: string, value: string) {
    memory.set(key, value)
    try {
      localStorage.setItem(key, value)
    } catch {
      // full or forbidden: memory holds it until the page goes
    }
  },
  remove(key: string) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // nothing was kept, nothing to take away
    }
  },
}
