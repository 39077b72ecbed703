import { ThemeContext } from '@radix-ui/themes'
import type { ContextType, ReactNode } from 'react'

const ignore = (): void => undefined

const theme: ContextType<typeof ThemeContext> = {
  appearance: 'inherit',
  accentColor: 'iris',
  grayColor: 'slate',
  resolvedGrayColor: 'slate',
  panelBackground: 'solid',
  radius: 'medium',
  scaling: '100%',
  onAppearanceChange: ignore,
  onAccentColorChange: ignore,
  onGrayColorChange: ignore,
  onPanelBackgroundChange: ignore,
  onRadiusChange: ignore,
  onScalingChange: ignore,
}

/** Tells menus and dialogs, which open outside their island, the theme that the document carries. */
export function PortalTheme({ children }: { readonly children: ReactNode }) {
  return <ThemeContext value={theme}>{children}</ThemeContext>
}
