"""Recovery codes: trade one for a new key, or get a new one."""

from flask import Response, request

from service.auth.keys.key_issuer import WrongCode
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load, read_json, require_empty_body
from service.requests.body_schemas import RecoveryCode
from service.requests.client_network import client_network
from service.requests.headers import secret_idempotency_key
from service.responses.accounts.account_structs import NewPlayerResponse, RecoveryCodeResponse
from service.responses.json_response import json_response
from service.responses.problems import Problem
from service.routes.players.account_presenters import NEW_ACCOUNT, present_new_account
from service.routes.players.caller_key import caller_key, wait_until_noticed

_recovery_code = RecoveryCode()


def recover_account(service: Service) -> Response:
    """Trade a recovery code for a new key and a new code; answer when all other keys are refused."""
    idempotency_key = secret_idempotency_key()
    code = load(_recovery_code, read_json())["recovery_code"]
    service.rate_limits.charge("recovery", client_network(request.remote_addr))
    try:
        issued = service.key_issuer.recover(code, idempotency_key)
    except WrongCode:
        raise Problem("wrong_recovery_code") from None
    wait_until_noticed(service, issued.player.id)
    return json_response(present_new_account(issued), 201, {"Location": "/v1/players/me"})


def renew_recovery_code(service: Service) -> Response:
    """Give the caller a new recovery code in place of the old one."""
    player = service.auth.require_player()
    idempotency_key = secret_idempotency_key()
    require_empty_body()
    with caller_key(service, player) as key_hash:
        code = service.key_issuer.renew_code(player, key_hash, idempotency_key)
    return json_response(RecoveryCodeResponse(code), 201)


OPERATIONS = (
    Operation(
        name="recover_account",
        method="POST",
        path="/v1/players/recover",
        view=recover_account,
        summary="Recover an account",
        description="If you have lost your keys, send the recovery code that you got with the account. You "
        "get a new key with every scope and a new recovery code; the code you sent and all your other keys "
        "are no longer valid. Upper and lower case, spaces and hyphens do not matter.",
        tag="players",
        headers=("Idempotency-Key",),
        body=RecoveryCode,
        body_example={"recovery_code": NEW_ACCOUNT.recovery_code},
        responses={
            201: ResponseSpec(
                "The account with its new key and recovery code.",
                NewPlayerResponse,
                NEW_ACCOUNT,
                ("Location",),
            )
        },
        problems=("weak_idempotency_key", "wrong_recovery_code", "unavailable", "not_replicated"),
        limit="recovery",
    ),
    Operation(
        name="renew_recovery_code",
        method="POST",
        path="/v1/players/me/recovery-code",
        view=renew_recovery_code,
        summary="Get a new recovery code",
        description="The code you had before is no longer valid.",
        tag="players",
        auth="player",
        scope="account",
        headers=("Idempotency-Key",),
        responses={
            201: ResponseSpec(
                "Your new recovery code.",
                RecoveryCodeResponse,
                RecoveryCodeResponse(NEW_ACCOUNT.recovery_code),
            )
        },
        problems=("weak_idempotency_key", "not_replicated"),
    ),
)
