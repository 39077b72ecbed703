const sources = '.side-sources [data-source]'
const sentences = '#drafts [data-rests]'

/** Lights up what rests on the source below the pointer or with the focus, and the sources of such a sentence. */
export function startMarks(): void {
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element) light(target)
    })
}

function light(target: Element): void {
  const source = target.closest<HTMLElement>(sources)?.dataset['source']
  const rests = target.closest<HTMLElement>(sentences)?.dataset['rests']?.split(' ')
  for (const sentence of document.querySelectorAll<HTMLElement>(sentences))
    sentence.classList.toggle(
      'lit',
      source !== undefined && (sentence.dataset['rests'] ?? '').split(' ').includes(source),
    )
  for (const item of document.querySelectorAll<HTMLElement>(sources))
    item.classList.toggle('lit', rests?.includes(item.dataset['source'] ?? '') ?? false)
}
