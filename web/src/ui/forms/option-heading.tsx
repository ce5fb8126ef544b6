/** Screen readers announce options by their own names, so the heading of a group is only seen. */
export const OptionHeading = ({ text }: { text: string | undefined }) =>
  text ? (
    <div role="presentation" className="px-3 pt-4 pb-1 text-sm font-semibold text-soft">
      {text}
    </div>
  ) : null
