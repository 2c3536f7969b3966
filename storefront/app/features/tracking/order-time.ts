import { TZDate } from '@date-fns/tz'

const LOCALE = 'en-IE'
