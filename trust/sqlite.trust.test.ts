import { describeProvider } from './provider.ts'
import { describeShop } from './shop-rounds.ts'
import { openShop } from './shops.ts'

describeShop('SQLite', () => openShop())
describeProvider('SQLite', (env) => openShop({ env }))
