export const APPS = new Set(
  'whatsapp watsapp whatsap watsap whatapp whasapp watsup wsp telegram telegrm snapchat snap instagram insta ig facebook fb messenger imo viber wechat hangouts zangi skype واتساب واتس الواتس الواتساب وتساب تلجرام تليجرام تيليجرام التلجرام سناب انستا انستغرام ዋትሳፕ ዋትስአፕ ቴሌግራም ኢሞ ዋትሰአፕ'.split(
    ' ',
  ),
)
