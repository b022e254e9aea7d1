import { screen } from '@testing-library/react';
import type { Lot } from '../../../domain/lots/lot';
import { makeWorld, renderSent, sent, SENT_LOTS } from '../../../testing/screens/renderSent';

it('waits for the network, says so, and remembers it when it is back', async () => {
  const world = makeWorld();
  const { gateway, click, space, after } = await renderSent(world);
  gateway.fail('remember', 'unavailable');
  await click('Download bundle');
  expect(sent().getByRole('alert')).toHaveTextContent(/is kept on this device, and is written as soon as the network/);
  expect(world.waiting.kept.size).toBe(1);
  await after(() => space.resume.resume('online'));
  expect(sent().queryByRole('alert')).not.toBeInTheDocument();
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
  expect(world.waiting.kept.size).toBe(0);
});

it('remembers with the next visit what an earlier page could not', async () => {
  const first = await renderSent();
  first.gateway.fail('remember', 'unavailable', 9);
  await first.click('Download bundle');
  await first.leave();
  await renderSent(first.world);
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
});

it('says when this browser keeps nothing, and when the server refuses it', async () => {
  const world = makeWorld();
  world.waiting.outlivesPages = false;
  const { gateway, click } = await renderSent(world);
  gateway.fail('remember', 'unavailable');
  await click('Download bundle');
  expect(sent().getByRole('alert')).toHaveTextContent(/leave this page open/);
  gateway.fail('remember', 'permission-denied');
  await click('Try again');
  expect(sent().getByRole('alert')).toHaveTextContent(/you may not edit this sale any more/);
});

it('says when what was sent cannot be read, and reads it when it is asked to', async () => {
  const first = await renderSent();
  await first.click('Download bundle');
  await first.leave();
  const second = await renderSent(first.world);
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
  await second.choose('Platform', 'HiBid / AuctionFlex 360');
  second.gateway.fail('remember', 'unavailable', 0);
  await second.click('Download bundle');
  await second.leave();
  const third = await renderSent(first.world);
  third.gateway.fail('readContent', 'unavailable');
  await third.choose('Platform', 'HiBid / AuctionFlex 360');
  expect(sent().getByText(/could not be read/)).toBeInTheDocument();
  await third.click('Try again');
  expect(sent().getByText(/^HiBid \/ AuctionFlex 360: sent/)).toBeInTheDocument();
});

it('says of another platform what is known of it, when one cannot be read', async () => {
  const first = await renderSent();
  await first.click('Download bundle');
  await first.leave();
  const third = await renderSent(first.world);
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
  third.gateway.fail('readContent', 'unavailable', 9);
  await third.choose('Platform', 'HiBid / AuctionFlex 360');
  await third.click('Download bundle');
  expect(sent().getByText(/could not be read/)).toBeInTheDocument();
  await third.choose('Platform', 'LiveAuctioneers');
  expect(sent().queryByText(/could not be read/)).not.toBeInTheDocument();
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
});

it('says of a bundle of changed lots that they are not known yet, or could not be read', async () => {
  const HIBID = 'HiBid / AuctionFlex 360';
  const first = await renderSent();
  await first.choose('Platform', HIBID);
  await first.click('Download bundle');
  await first.leave();

  const { gateway, choose, click, change, after } = await renderSent(first.world);
  const button = () => screen.getByRole('button', { name: 'Download bundle' });
  await change([{ ...(SENT_LOTS[0] as Lot), title: 'Vase with a lid' }]);
  await choose('Lots', 'Changed since the last bundle');
  const answer = gateway.hang('readContent');
  await choose('Platform', HIBID);
  expect(screen.queryByText('There are no lots to send.')).toBeNull();
  expect(button()).toHaveAccessibleDescription(/^What was sent is still being read\./);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  gateway.fail('readContent', 'unavailable');
  await choose('Platform', 'LiveAuctioneers');
  await after(answer);
  await choose('Platform', HIBID);
  expect(button()).toHaveAccessibleDescription(/could not be read\. See “Sent” below\.$/);
  await click('Try again');
  expect(screen.getByText('The bundle has 1 lot and 1 photo.')).toBeInTheDocument();
  expect(button()).not.toHaveAttribute('aria-disabled', 'true');
});
