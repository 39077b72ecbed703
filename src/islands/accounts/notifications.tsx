import { useState } from 'react'
import { useBusy } from '../../ui/forms/use-busy.ts'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { saveNotificationSettings } from './actions.ts'
import { PushBrowsers } from './push-browsers.tsx'
import type { NotificationSettings } from './view.ts'
import { notificationSettingsMessages as words } from './words.ts'

interface NotificationsProps {
  readonly settings: NotificationSettings
  /** The reader's time zone, from the server: both write the same. */
  readonly zone: string
}

const shownKinds = ['assigned', 'mentioned', 'answered', 'send_failed', 'mailbox_stopped'] as const
const shownChannels = ['app', 'push', 'mail'] as const

function NotificationsView({ settings, zone }: NotificationsProps) {
  const [shown, setShown] = useState(settings)
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = useBusy()

  async function saveChoices(changed: Partial<NotificationSettings>): Promise<void> {
    const before = shown
    const { kinds, mail_minutes } = { ...before, ...changed }
    setShown({ ...before, kinds, mail_minutes })
    const result = await saveNotificationSettings({ kinds, mail_minutes })
    setShown(result.ok ? result.value : before)
    setProblem(result.ok ? undefined : result.problem)
  }

  return (
    <div className="form panel-body">
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <table className="choice-table" aria-busy={isBusy}>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            {shownChannels.map((channel) => (
              <th key={channel} scope="col">
                {words.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{words.kinds[kind]}</th>
              {shownChannels.map((channel) => (
                <td key={channel}>
                  <Switch
                    isOn={shown.kinds[kind][channel]}
                    aria-label={words.choice(words.kinds[kind], words.channels[channel])}
                    onClick={(event) => {
                      const changed = { ...shown.kinds[kind], [channel]: !shown.kinds[kind][channel] }
                      run(event, () => saveChoices({ kinds: { ...shown.kinds, [kind]: changed } }))
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <SelectField
          name="mail-time"
          label={words.mailTime}
          options={Object.entries(words.mailTimes)}
          value={String(shown.mail_minutes)}
          onChange={(event) => {
            const minutes = Number(event.currentTarget.value)
            run(event, () => saveChoices({ mail_minutes: minutes }))
          }}
        />
        <p className="muted">{words.mailHint}</p>
      </div>
      <PushBrowsers settings={shown} zone={zone} onChange={setShown} />
    </div>
  )
}

/** The form of the notification settings. */
export const NotificationChoicesForm = createIsland(NotificationsView)
