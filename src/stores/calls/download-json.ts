/** Saves a value as a JSON file of the browser's user. */
export function downloadJson(name: string, value: unknown): void {
  const link = document.createElement('a')
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
