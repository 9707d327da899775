"""The games as Gymnasium environments; importing this registers them:

    import gymnasium
    import glueck.research.gym
    env = gymnasium.make("glueck/GlueckAuf-v0", opponents=("hauler",))

`gymnasium.make_vec` with the same id makes one that plays thousands of games in compiled code.
"""

from glueck.research.gym.environment import GameEnv
from glueck.research.gym.ids import environment_id, register_games
from glueck.research.gym.vector import GameVectorEnv

__all__ = ["GameEnv", "GameVectorEnv", "environment_id", "register_games"]

register_games()
