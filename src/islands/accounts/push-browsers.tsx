import { useEffect, useState } from 'react'
import { formatMoment } from '../../models/format-moment.ts'
import {
  findEndpointHash,
  subscribeBrowserToPush,
  unsubscribeBrowserFromPush,
} from '../../stores/push-subscription.ts'
import { useBusy } from '../../ui/forms/use-busy.ts'
import { Notice } from '../../ui/notice.tsx'
import { addPushBrowser, removePushBrowser } from './actions.ts'
import type { NotificationSettings } from './view.ts'
import { notificationSettingsMessages as words } from './words.ts'

interface PushBrowsersProps {
  readonly settings: NotificationSettings
  readonly zone: string
  readonly onChange: (settings: NotificationSettings) => void
}

const problemTexts = {
  unsupported: () => words.pushUnsupported,
  denied: () => words.pushDenied,
  failed: () => words.pushFailed,
} as const

/**
 * Turns push notifications on and off in this browser, and off in others. Asks for the browser's permission
 * only on a press.
 */
export function PushBrowsers({ settings, zone, onChange }: PushBrowsersProps) {
  const { browsers, push_key: pushKey } = settings
  const [hash, setHash] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = useBusy()
  useEffect(() => void findEndpointHash().then(setHash), [])
  const here = browsers.find((browser) => browser.endpoint_hash === hash)
  const others = browsers.filter((browser) => browser !== here)

  async function turnOnPush(): Promise<void> {
    const result = await subscribeBrowserToPush(pushKey)
    if (result.kind !== 'subscribed') {
      setProblem(problemTexts[result.kind]())
      return
    }
    const added = await addPushBrowser(result.subscription)
    setProblem(added.ok ? undefined : added.problem)
    if (!added.ok) return
    setHash(await findEndpointHash())
    onChange(added.value)
  }

  async function turnOffPush(browser: (typeof browsers)[number]): Promise<void> {
    const failure = await removePushBrowser(browser.id)
    setProblem(failure)
    if (failure !== undefined) return
    if (browser === here) await unsubscribeBrowserFromPush()
    onChange({ ...settings, browsers: browsers.filter((one) => one !== browser) })
  }

  return (
    <section className="stack gap-2 left" aria-labelledby="push" aria-busy={isBusy}>
      <h4 id="push">{words.push}</h4>
      <p className="muted">{here ? words.pushIsOn : words.pushHint}</p>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <button
        className="button quiet"
        type="button"
        onClick={(event) => run(event, () => (here ? turnOffPush(here) : turnOnPush()))}
      >
        {here ? words.pushOff : words.pushOn}
      </button>
      {others.length > 0 && (
        <>
          <h4>{words.browsers}</h4>
          <ul className="rows">
            {others.map((browser) => {
              const device = browser.device || words.unknownDevice
              return (
                <li className="entry" key={browser.id}>
                  <div className="entry-text">
                    <span>{device}</span>
                    <p className="muted">{words.since(formatMoment(browser.created_at, zone))}</p>
                  </div>
                  <button
                    className="button quiet"
                    type="button"
                    aria-label={words.removeNamed(device)}
                    onClick={(event) => run(event, () => turnOffPush(browser))}
                  >
                    {words.remove}
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
