import './public.css'
