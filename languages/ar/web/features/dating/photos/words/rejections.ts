import type { rejections as en } from '@ndoa/web/features/dating/photos/words/rejections'

/** Why a photo was rejected, and how to fix it. */
export const rejections: typeof en = {
  no_face: 'لا يظهر وجهك فيها. يرجى اختيار صورة تظهره بوضوح.',
  several_people: 'يظهر فيها عدة أشخاص. يرجى اختيار صورة لك وحدك.',
  not_the_member: 'يبدو أنها لشخص آخر. يرجى اختيار صورة لك.',
  child: 'يظهر فيها طفل، ونحن لا نعرض صور الأطفال هنا. يرجى اختيار صورة لك.',
  sexual: 'هي حميمة أكثر مما يناسب هذا المكان. يرجى اختيار صورة بملابس أكثر احتشامًا.',
  violence: 'يظهر فيها عنف أو سلاح. يرجى اختيار صورة أخرى.',
  contact_details: 'يظهر فيها رقم هاتف أو عنوان أو وسيلة أخرى للاتصال بك. يرجى اختيار صورة من دون ذلك.',
  unclear: 'هي داكنة أو غير واضحة. يرجى اختيار صورة التُقطت في ضوء النهار، من دون فلتر.',
}
