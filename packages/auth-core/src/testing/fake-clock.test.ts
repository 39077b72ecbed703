import { describe, expect, test } from 'vitest'
import { fakeClock } from './index.ts'

describe('fakeClock', () => {
  test('stands still until it is moved, and runs each timer at its time', async () => {
    const clock = fakeClock(1000)
    const rung: [string, number][] = []
    const ring = (name: string) => () => void rung.push([name, clock.now()])
    clock.timer(ring('late'), 300)
    clock.timer(ring('early'), 100)
    clock.timer(ring('same'), 100)
    clock.timer(ring('never'), 200)()
    clock.timer(() => void clock.timer(ring('nested'), 50), 200)
    expect(clock.now()).toBe(1000)
    expect(clock.waiting()).toBe(4)
    await clock.advance(299)
    expect(rung).toEqual([
      ['early', 1100],
      ['same', 1100],
      ['nested', 1250],
    ])
    await clock.advance(1)
    expect(rung.at(-1)).toEqual(['late', 1300])
    expect(clock.waiting()).toBe(0)
  })

  test('jumps without letting time pass', async () => {
    const clock = fakeClock(0)
    let isRung = false
    clock.timer(() => {
      isRung = true
    }, 100)
    clock.jump(86_400_000)
    expect([clock.now(), isRung]).toEqual([86_400_000, false])
    await clock.advance(100)
    expect([clock.now(), isRung]).toEqual([86_400_100, true])
  })
})
