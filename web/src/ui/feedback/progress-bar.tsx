/** `value` is in percent. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-3 overflow-clip rounded-full border border-edge bg-card"
    >
      <div className="h-full rounded-full bg-brand" style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
