const root = document.documentElement
const dark = matchMedia('(prefers-color-scheme: dark)')

const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches)

/** One button, two states; a choice that equals the device's own is forgotten, so the device leads again. */
export function watchTheme() {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')
  const label = () => {
    for (const button of buttons)
      button.title = button.ariaLabel = (isDark() ? button.dataset.light : button.dataset.dark) ?? ''
  }
  const turn = () => {
    const theme = isDark() ? 'light' : 'dark'
    const follows = (theme === 'dark') === dark.matches
    if (follows) delete root.dataset.theme
    else root.dataset.theme = theme
    keep(follows ? '' : theme)
    label()
  }
  for (const button of buttons) button.addEventListener('click', turn)
  label()
  dark.addEventListener('change', label)
}

function keep(theme: string) {
  try {
    if (theme) localStorage.setItem('theme', theme)
    else localStorage.removeItem('theme')
  } catch {
    // the page keeps it until it goes
  }
}
