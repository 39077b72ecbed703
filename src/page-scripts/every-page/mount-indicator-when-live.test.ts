import { afterEach, describe, expect, test, vi } from 'vitest'
import { $isLive, $streamState } from '../../stores/live/stream-state.ts'
import { mountIndicatorWhenLive } from './mount-indicator-when-live.ts'

const place = {} as HTMLElement
const yieldToPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  $isLive.set(false)
  $streamState.set(undefined)
})

describe('mountIndicatorWhenLive', () => {
  test('loads the indicator once for all events', async () => {
    const mount = vi.fn()
    const load = vi.fn(() => Promise.resolve(mount))
    mountIndicatorWhenLive(place, load)
    expect(load).not.toHaveBeenCalled()
    $isLive.set(true)
    $streamState.set('trying')
    $streamState.set('connected')
    await yieldToPromises()
    $streamState.set('polling')
    await yieldToPromises()
    expect(load).toHaveBeenCalledOnce()
    expect(mount).toHaveBeenCalledExactlyOnceWith(place)
  })

  test('tries a failed load again at the next event', async () => {
    const mount = vi.fn()
    const load = vi.fn(() => Promise.resolve(mount)).mockRejectedValueOnce(new Error('offline'))
    mountIndicatorWhenLive(place, load)
    $isLive.set(true)
    $streamState.set('trying')
    await yieldToPromises()
    expect(mount).not.toHaveBeenCalled()
    $streamState.set('connected')
    await yieldToPromises()
    expect(load).toHaveBeenCalledTimes(2)
    expect(mount).toHaveBeenCalledExactlyOnceWith(place)
  })
})
