import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Bell } from './bell.tsx'
import { renderBell } from './bell-html.ts'

describe('renderBell', () => {
  test('writes what React would', () => {
    expect(renderBell()).toBe(renderToString(<Bell />))
  })
})
