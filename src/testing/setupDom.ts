import '@testing-library/jest-dom';
import { giveElementsHeight } from './virtualRows';

giveElementsHeight(480);
