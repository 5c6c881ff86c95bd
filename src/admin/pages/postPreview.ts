import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { postPath } from '#paths';

/** @returns the way to a post as visitors will see it, by a link that somebody else can be sent, too. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const { posts } = await backendOf(context);
  const [{ slug }, token] = await Promise.all([posts.get(id), posts.makePreview(id)]);
  return redirect(postPath(slug, token));
}
