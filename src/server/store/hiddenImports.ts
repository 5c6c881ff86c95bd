import {
  AliasNode,
  IdentifierNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type RootOperationNode,
  type SelectQueryNode,
  type SqlBool,
  sql,
  TableNode,
  WhereNode,
} from 'kysely';

/** Ids of imports whose leads are not visible yet. */
export type HiddenImports = Set<string>;

/**
 * Creates a plugin that excludes the leads of unfinished imports from all queries.
 * @param hiddenImports imports that are being written in parts; only the embedded database has any, which a single process
 * reads.
 * @returns the plugin; it leaves queries unchanged while there are none.
 */
export function hideImports(hiddenImports: HiddenImports): KyselyPlugin {
  const transformer = new HiddenLeadsTransformer(hiddenImports);
  return {
    transformQuery: ({ node }): RootOperationNode =>
      hiddenImports.size === 0 ? node : transformer.transformNode(node),
    transformResult: async ({ result }) => result,
  };
}

/** Adds the condition to each part of a query that reads leads. */
class HiddenLeadsTransformer extends OperationNodeTransformer {
  readonly #hidden: HiddenImports;

  constructor(hiddenImports: HiddenImports) {
    super();
    this.#hidden = hiddenImports;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const query = super.transformSelectQuery(node);
    const tables = [...(query.from?.froms ?? []), ...(query.joins ?? []).map(({ table }) => table)];
    const conditions = tables.flatMap((table) => {
      const name = nameOfLeads(table);
      if (name === null) return [];
      const column = sql.ref(`${name}.import_id`);
      const ids = sql.join([...this.#hidden]);
      return [sql<SqlBool>`(${column} is null or ${column} not in (${ids}))`.toOperationNode()];
    });
    const where = conditions.reduce<WhereNode | undefined>(
      (all, condition) => (all ? WhereNode.cloneWithOperation(all, 'And', condition) : WhereNode.create(condition)),
      query.where,
    );
    return where ? { ...query, where } : query;
  }
}

/** @returns the name or alias of the lead table in a query; null for another table. */
function nameOfLeads(node: OperationNode): string | null {
  if (TableNode.is(node)) return node.table.identifier.name === 'lead' ? 'lead' : null;
  if (!AliasNode.is(node) || !IdentifierNode.is(node.alias)) return null;
  return nameOfLeads(node.node) === null ? null : node.alias.name;
}
