import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { postPath } from '#paths';

/** @returns a redirect to the post's public page, with a preview token in the URL, which can be shared. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const { posts } = await backendOf(context);
  const [{ slug }, token] = await Promise.all([posts.get(id), posts.makePreview(id)]);
  return redirect(postPath(slug, token));
}
