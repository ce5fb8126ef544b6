// One emoji: a flag, a keycap, or a picture with its variants (skin, hair, several people joined into one).
const VARIANT = String.raw`\uFE0F?\p{Emoji_Modifier}?`
const PICTURE = String.raw`(?:\p{Emoji_Presentation}|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}|\p{Extended_Pictographic}\uFE0F|\u2764)`
const JOINED = String.raw`(?:\u200D\p{Extended_Pictographic}${VARIANT})*`
const TAGS = String.raw`[\u{E0020}-\u{E007F}]*`
const EMOJI = String.raw`(?:\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3|${PICTURE}${VARIANT}${TAGS}${JOINED})`
const FEW = new RegExp(String.raw`^\s*(?:${EMOJI}\s*){1,3}$`, 'u')

export const isFewEmoji = (content: string): boolean => content.length < 120 && FEW.test(content)
