let loading: Promise<unknown> | undefined

/** Loads the texts of the page's islands, whose addresses the server wrote into the page. */
export function loadTexts(): Promise<unknown> {
  const files = document.documentElement.dataset['texts']?.split(' ') ?? []
  loading ??= Promise.all(files.map((file) => import(/* @vite-ignore */ file))).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
