import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Ruleset } from '../../games/kit/game-definition.js';
export function openApiDocument(app: INestApplication, _rulesets: readonly Ruleset[]): OpenAPIObject {
  return SwaggerModule.createDocument(app, new DocumentBuilder().setOpenAPIVersion('3.1.1').build());
}
