import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Bell } from './bell.tsx'
import { drawBell } from './bell-still.ts'

describe('drawBell', () => {
  test('writes what React would', () => {
    expect(drawBell()).toBe(renderToString(<Bell />))
  })
})
