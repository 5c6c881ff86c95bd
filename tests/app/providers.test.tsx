import { useColorScheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEmotionCache } from '#app/createEmotionCache.ts';
import { Providers } from '#app/Providers.tsx';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { createAppTheme, houseTokens } from '#theme';

const Scheme = () => <p>{useColorScheme().mode}</p>;

it.each(['system', 'light', 'dark'] as const)(
  'A visitor who has chosen no scheme gets that of the brand: %s',
  async (firstScheme) => {
    const theme = createAppTheme({ ...houseTokens, firstScheme });
    render(
      <Providers theme={theme} emotionCache={createEmotionCache()} backend={async () => createSampleBackend()}>
        <Scheme />
      </Providers>,
    );
    expect(await screen.findByText(firstScheme)).toBeVisible();
  },
);
