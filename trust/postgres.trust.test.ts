import { inject } from 'vitest'
import { connectPostgres } from '../scripts/postgres/postgres.ts'
import { describeProvider } from './provider.ts'
import { describeShop } from './shop-rounds.ts'
import { openShop } from './shops.ts'

describeShop('PostgreSQL', () => openShop({ postgres: connectPostgres(inject('postgresPort')) }))
describeProvider('PostgreSQL', (env) => openShop({ postgres: connectPostgres(inject('postgresPort')), env }))
