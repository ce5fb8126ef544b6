import { DELIVERY_CHANNELS, DELIVERY_KINDS, SMS_KINDS } from '@ndoa/contract/dating/choices'
import type {
  DeliveryChannel,
  DeliveryChoices,
  DeliveryKind,
  Refusal,
} from '@ndoa/contract/notifications/deliveries'
import { words } from './words.ts'

interface ChannelGridProps {
  choices: DeliveryChoices
  onChange: (refused: Refusal[]) => void
}

export function ChannelGrid({ choices, onChange }: ChannelGridProps) {
  const { refused } = choices
  const channels = DELIVERY_CHANNELS.filter((channel) => reaches(choices, channel))
  if (channels.length === 0) return null
  const isRefused = (channel: DeliveryChannel, kind: DeliveryKind) =>
    refused.some((one) => one.channel === channel && one.kind === kind)
  const set = (channel: DeliveryChannel, kind: DeliveryKind, wanted: boolean) => {
    const others = refused.filter((one) => one.channel !== channel || one.kind !== kind)
    onChange(wanted ? others : [...others, { channel, kind }])
  }

  return (
    <table className="w-full">
      <caption className="sr-only">{words.grid}</caption>
      <thead>
        <tr>
          <th scope="col" className="text-start text-sm font-semibold text-soft">
            {words.news}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="px-1 pb-2 text-sm font-semibold text-soft">
              {words.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {DELIVERY_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row" className="text-start font-medium">
              {words.kinds[kind]}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="text-center">
                {isAvailable(channel, kind) && (
                  <label className="inline-grid size-11 place-items-center">
                    <input
                      type="checkbox"
                      aria-label={words.cell(words.kinds[kind], words.channels[channel])}
                      checked={!isRefused(channel, kind)}
                      onChange={(event) => set(channel, kind, event.target.checked)}
                      className="size-5 accent-brand"
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function reaches({ mail, sms, devices }: DeliveryChoices, channel: DeliveryChannel): boolean {
  if (channel === 'push') return devices > 0
  return channel === 'sms' ? sms : mail !== null
}

const isAvailable = (channel: DeliveryChannel, kind: DeliveryKind) =>
  channel !== 'sms' || SMS_KINDS.includes(kind)
