import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useSuggestions } from './use-suggestions.ts'

interface Options {
  /** The number of options in each render. The last one stays. */
  readonly counts: readonly number[]
  /** The keys after each render. */
  readonly keys: readonly string[]
}

/** Renders a field, presses a key after each render, and returns the last HTML with the chosen options. */
function pressKeys({ counts, keys }: Options) {
  const chosen: number[] = []
  let step = 0
  function TestField() {
    const suggestions = useSuggestions({ current: null })
    const count = counts[Math.min(step, counts.length - 1)] ?? 0
    const options = suggestions.connectOptions(count, (index) => chosen.push(index))
    const key = keys[step]
    step += 1
    if (key !== undefined) options.handleKey(key)
    return (
      <>
        <input {...options.fieldProps} />
        <ul id={options.listId}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} {...options.optionProps(index)} />
          ))}
        </ul>
      </>
    )
  }
  const html = renderToStaticMarkup(<TestField />)
  const active = /aria-activedescendant="([^"]+)"/.exec(html)?.[1]
  const selected = /<li id="([^"]+)" role="option" aria-selected="true">/.exec(html)?.[1]
  const ids = [...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)
  return { active, selected, ids, chosen }
}

describe('useSuggestions', () => {
  test('moves to the next option', () => {
    const { active, selected, ids } = pressKeys({ counts: [3], keys: ['ArrowDown'] })
    expect(active).toBe(ids[1])
    expect(selected).toBe(active)
  })

  test('wraps around to the last option', () => {
    const { active, ids } = pressKeys({ counts: [3], keys: ['ArrowUp'] })
    expect(active).toBe(ids[2])
  })

  test('points to an existing option after the list became shorter', () => {
    const { active, selected, ids } = pressKeys({ counts: [3, 2], keys: ['ArrowUp'] })
    expect(ids).toHaveLength(2)
    expect(active).toBe(ids[1])
    expect(selected).toBe(active)
  })

  test('chooses the option that is shown as active', () => {
    expect(pressKeys({ counts: [3, 2], keys: ['ArrowUp', 'Enter'] }).chosen).toEqual([1])
  })

  test('points to no option of an empty list', () => {
    expect(pressKeys({ counts: [3, 0], keys: ['ArrowUp'] }).active).toBeUndefined()
  })
})
